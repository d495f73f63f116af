#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// What was allocated on the heap between `allocation_counter_begin` and `allocation_counter_end`.
struct allocation_counts {
  /// Calls of `malloc`, `calloc`, `realloc` and the aligned variants that returned memory;
  /// -1 where they can't be counted (another C library than glibc, or a sanitizer).
  long allocations;
  /// The most bytes held at once beyond what was held at the beginning; -1 where they can't be counted.
  long peak_bytes;
};

/// Starts counting at zero, for the calling thread alone or for all threads together.
void allocation_counter_begin(bool every_thread);

/// Stops counting, and returns what was counted since the beginning.
struct allocation_counts allocation_counter_end(bool every_thread);

/// Makes the compiler believe that the memory was read and written. Defined here so that it costs no call.
static inline void allocation_counter_touch(const void *memory) {
  __asm__ volatile("" : : "r"(memory) : "memory");
}

#endif
