const STEP = 500;

/** The items in pieces that take some milliseconds each. */
export function* stepsOf<Item>(items: readonly Item[], size = STEP): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size);
}

/** Takes all steps at once. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
