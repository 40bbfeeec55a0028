/**
 * Words that this project once used for things that have a name in the field. None of them may come back as the name of
 * an identifier, a file, a folder or a heading; in sentences they are free.
 */
interface Replaced {
  /** Words inside a name: `lent` finds `lentRows` and `lent-rows.ts`. */
  readonly words?: readonly string[];
  /** Whole names, for words that are also used in their ordinary sense. */
  readonly names?: readonly string[];
  readonly by: string;
}

export const REPLACED: readonly Replaced[] = [
  {
    names: ['PlainSpokenServer', 'plain-spoken-server', 'plainErrors', 'plain-errors', 'plainError', 'plainMessage'],
    by: 'error-normalizing server, sdk-errors, normalizeError',
  },
  {
    words: ['door', 'doors', 'stranger'],
    names: ['Demands', 'Visit', 'visitOf'],
    by: 'authenticate, RequestInfo, RoutePolicy',
  },
  {
    words: ['believed'],
    names: ['trustsProxy', 'foreign-requests', 'foreignRequests'],
    by: 'host-and-origin-validation, trustProxyHeaders',
  },
  {
    names: ['Ask', 'askOf', 'ask', 'asking-tools', 'asked-users', 'questions-on-the-wire'],
    by: 'elicitation, elicit, elicitorFor',
  },
  {
    words: ['foreseen'],
    names: ['untilClaimed', 'answerAgain', 'writeOrAnswerAgain'],
    by: 'runIdempotently, claimWithRetry, replayResponse, precomputedResponse',
  },
  { names: ['Turns', 'turns', 'leaveToCommit'], by: 'KeyedMutex.runExclusive, queueBeforeCommit' },
  {
    names: ['beginWriting', 'begin-writing', 'inOwnWords', 'storeFailure', 'store-failure'],
    by: 'writeTransaction, readTransaction, withStoreErrors, toDomainError',
  },
  {
    words: ['lent', 'purse', 'purses'],
    names: ['ledgerSources', 'ledger-sources'],
    by: 'ledger source queries, user ledger',
  },
  {
    words: ['misfit'],
    names: ['shownMoney', 'shownName', 'asked-month', 'askedMonth'],
    by: 'formatMxn, sanitizeName, requested-month, TYPE_CATEGORY_MISMATCH',
  },
  {
    words: ['tidy'],
    names: ['stageFew', 'stage-few', 'stageMany', 'stage-many', 'placeConditions'],
    by: 'flushGinPendingList, stageInline, stageInTempTable, ownerAccountCategoryFilter',
  },
  {
    words: ['throwaway'],
    names: [
      'lose',
      'abandon',
      'alone',
      'letOthers',
      'silence',
      'lookForSilence',
      'sendAhead',
      'send-ahead',
      'heldRules',
      'held-rules',
    ],
    by: 'markBroken, terminate, acquireExclusive, releaseExclusive, liveness-probe, pipelining, deferred-constraints, ephemeral',
  },
  {
    names: ['setAsideWithoutRates', 'Finding', 'finding', 'says'],
    by: 'excludeTransactionsWithoutRates, CheckResult, message',
  },
  {
    words: ['beside'],
    names: ['places', 'pictures', 'Said', 'said'],
    by: 'routes or screens, html-views, entrypoints, AsyncSection, UserText',
  },
  {
    words: ['deed', 'deeds', 'wish', 'wishes', 'unfit'],
    names: ['walk', 'walks', 'offers', 'OFFERS', 'fire', 'worlds', 'ground', 'owner-walk', 'owner-walks'],
    by: 'operations, tenant isolation, tool-selection prompts, expected surface, stress, environments, contract violation, fixtures',
  },
];

/** The words of a name in any spelling: `lentRows`, `LENT_ROWS` and `lent-rows.spec.ts` have the same first word. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** What should stand instead of a name, or undefined for a name that is fine. */
export function replacementOf(name: string): string | undefined {
  const words = new Set(wordsOf(name));
  return REPLACED.find(
    ({ words: replaced = [], names = [] }) => names.includes(name) || replaced.some((word) => words.has(word)),
  )?.by;
}
