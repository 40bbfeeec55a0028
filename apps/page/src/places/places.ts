import { household } from './household';
import type { Place } from './place';

/** All places, in the order of the navigation. */
export const PLACES: readonly Place[] = [household];
