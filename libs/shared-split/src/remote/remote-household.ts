import type { Clock } from '@bursar/calendar';
import type { UseCase } from '@bursar/toolkit';

import type { SplitContext } from '../context';
import { listParticipants, type ListedParticipants } from '../household/list-participants';
import { COMPETENCE_ZONE } from '../model/competence-month';
import { sendApiRequest } from './api-client';
import { CachedNames } from './cached-names';
import type { RemoteSettings } from './remote-settings';
import { routeRequest } from './route-request';

type AnyUseCase = UseCase<SplitContext>;

/** A household that another server keeps. */
export interface RemoteHousehold {
  readonly settings: RemoteSettings;
  readonly clock: Clock;
  readonly names: CachedNames;
}

export function openRemoteHousehold(settings: RemoteSettings, clock: Clock): RemoteHousehold {
  const participants = async () => ((await remoteCall(settings, listParticipants, {})) as ListedParticipants).body;
  return { settings, clock, names: new CachedNames(clock, participants) };
}

/** The same operation on the other server: input, output and texts stay, and its route takes the place of `execute`. */
export function remoteUseCase(useCase: AnyUseCase): UseCase<RemoteHousehold> {
  return {
    ...useCase,
    execute: async ({ settings, names, clock }, input) => {
      const result = await remoteCall(settings, useCase, input);
      if (useCase.name === listParticipants.name) {
        names.store((result as ListedParticipants).body);
        return { ...result, today: clock.today(COMPETENCE_ZONE).text };
      }
      // The body carries no names: a result that has a place for them gets them here.
      return 'names' in result ? { ...result, names: await names.get() } : result;
    },
  };
}

/** Sends one request for the use case's route. Fails as `sendApiRequest` does. */
async function remoteCall(settings: RemoteSettings, { name, route }: AnyUseCase, input: object): Promise<object> {
  if (route?.success.body === undefined) throw new Error(`${name} has no route with a body`);
  const success = route.success.body;
  const { body, headers } = await sendApiRequest(settings, { ...routeRequest(route, { ...input }), success });
  return (route.toResult?.(body as never, headers) ?? body) as object;
}
