import { FULL } from '../effort';
import { simulations } from './simulations';
import { Replicas } from './systems/replicas';

describe.each(FULL ? [2, 4] : [2])('%i replicas', (count) => {
  simulations('behind a balancer', 2, () => Replicas.started(count));
});
