import type { HouseholdContext } from '../household-context';
import { composeOverview } from './compose-overview';
import type { ComposedOverview } from './composed-overview';
import type { OverviewInput } from './overview-schema';
import { codeOf, NOT_SERVED } from './unavailable';

/** In every time zone a day begins at a quarter of an hour. */
const QUARTER_OF_AN_HOUR = 15 * 60_000;

/** An overview, from the last time if nothing that is stored has changed since and it is still the same day everywhere. */
export async function keptOverview(context: HouseholdContext, input: OverviewInput): Promise<ComposedOverview> {
  const { owner, clock, kept } = context;
  const compose = () => composeOverview(context, input);
  // Named before anything is read: what is stored meanwhile has another state.
  const state = await nameState(context);
  const quarter = Math.floor(clock.now() / QUARTER_OF_AN_HOUR);
  const composed = await (state === undefined
    ? compose()
    : kept.of(JSON.stringify([state, quarter, owner, input]), compose, isLasting));
  const gains = await readGains(context, composed.overview.today);
  return { ...composed, overview: { ...composed.overview, capital_gains: gains ?? null } };
}

/** A domain that could not be reached may be back at the next call. */
function isLasting({ overview: { unavailable } }: ComposedOverview): boolean {
  return unavailable.every(({ code }) => code === NOT_SERVED);
}

/** The overview then says which domains cannot be reached. */
async function nameState({ storedState }: HouseholdContext): Promise<string | undefined> {
  return unlessRefused(async () => storedState?.());
}

/** Of the person at this machine; trades that cannot be read leave the rest of the overview as it is. */
async function readGains({ gains, isLocal }: HouseholdContext, today: string) {
  return isLocal ? unlessRefused(async () => gains?.(today)) : undefined;
}

async function unlessRefused<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}
