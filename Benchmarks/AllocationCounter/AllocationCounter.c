#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// The sanitizers bring an allocator of their own, which must not be replaced.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer) || __has_feature(leak_sanitizer)
#define ALLOCATOR_IS_TAKEN 1
#endif
#endif

#if defined(__GLIBC__) && !defined(ALLOCATOR_IS_TAKEN)

#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

struct tally {
  atomic_bool is_counting;
  atomic_long allocations;
  atomic_long live_bytes;
  atomic_long peak_bytes;
};

// The model keeps access to the thread's own tally from allocating memory itself. Everything starts at
// zero, so that allocations made before `main` find a valid state.
static _Thread_local struct tally thread_tally __attribute__((tls_model("initial-exec")));
static struct tally process_tally;

static struct tally *tally_for(bool every_thread) {
  return every_thread ? &process_tally : &thread_tally;
}

static bool is_counting(struct tally *tally) {
  return atomic_load_explicit(&tally->is_counting, memory_order_relaxed);
}

static bool is_counting_anything(void) {
  return is_counting(&thread_tally) || is_counting(&process_tally);
}

static void add(struct tally *tally, long allocations, long bytes) {
  if (!is_counting(tally)) return;
  atomic_fetch_add_explicit(&tally->allocations, allocations, memory_order_relaxed);
  long live = atomic_fetch_add_explicit(&tally->live_bytes, bytes, memory_order_relaxed) + bytes;
  long peak = atomic_load_explicit(&tally->peak_bytes, memory_order_relaxed);
  while (live > peak
         && !atomic_compare_exchange_weak_explicit(
             &tally->peak_bytes, &peak, live, memory_order_relaxed, memory_order_relaxed)) {
  }
}

static void record(long allocations, long bytes) {
  add(&thread_tally, allocations, bytes);
  add(&process_tally, allocations, bytes);
}

static void *recorded(void *memory) {
  if (memory && is_counting_anything()) record(1, (long)malloc_usable_size(memory));
  return memory;
}

void *malloc(size_t size) { return recorded(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return recorded(__libc_calloc(count, size)); }

void *memalign(size_t alignment, size_t size) { return recorded(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  // POSIX returns the error and leaves `errno` alone.
  int error = errno;
  void *memory = memalign(alignment, size);
  errno = error;
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

void *realloc(void *memory, size_t size) {
  long before = memory && is_counting_anything() ? (long)malloc_usable_size(memory) : 0;
  void *result = __libc_realloc(memory, size);
  if (result) {
    if (is_counting_anything()) record(1, (long)malloc_usable_size(result) - before);
  } else if (size == 0) {
    record(0, -before);
  }
  return result;
}

void free(void *memory) {
  if (memory && is_counting_anything()) record(0, -(long)malloc_usable_size(memory));
  __libc_free(memory);
}

void allocation_counter_begin(bool every_thread) {
  struct tally *tally = tally_for(every_thread);
  atomic_store(&tally->allocations, 0);
  atomic_store(&tally->live_bytes, 0);
  atomic_store(&tally->peak_bytes, 0);
  atomic_store(&tally->is_counting, true);
}

struct allocation_counts allocation_counter_end(bool every_thread) {
  struct tally *tally = tally_for(every_thread);
  atomic_store(&tally->is_counting, false);
  return (struct allocation_counts){
      .allocations = atomic_load(&tally->allocations),
      .peak_bytes = atomic_load(&tally->peak_bytes),
  };
}

#else

void allocation_counter_begin(bool every_thread) { (void)every_thread; }

struct allocation_counts allocation_counter_end(bool every_thread) {
  (void)every_thread;
  return (struct allocation_counts){.allocations = -1, .peak_bytes = -1};
}

#endif
