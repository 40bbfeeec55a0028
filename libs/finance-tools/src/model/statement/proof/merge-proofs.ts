import { decimalOfUnits } from '../../decimal';
import type { Proof } from '../statement-reading';
import type { Proven } from './prove';

const NOTHING: Proof = { status: 'none', by: null, opening: null, closing: null, checked: 0, breaks: [], note: null };

/** The proof of an account whose file holds several statements of it. */
export function mergeProofs(parts: readonly Proven[]): Omit<Proven, 'isBefore'> {
  const [only] = parts;
  if (only === undefined) return { proof: NOTHING, opening: undefined, closings: [] };
  if (parts.length === 1) return only;
  const ordered = [...parts].sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
  const statuses = ordered.map(({ proof }) => proof.status);
  const isProven = statuses.every((status) => status === 'proven');
  const isPartly = statuses.some((status) => status === 'proven' || status === 'consistent');
  const status = statuses.includes('contradicted')
    ? 'contradicted'
    : isProven
      ? 'proven'
      : isPartly
        ? 'consistent'
        : 'none';
  const [opening, closing] = [ordered[0]?.opening, ordered.at(-1)?.closings.at(-1)?.units];
  const proof: Proof = {
    status,
    by: ordered.find((part) => part.proof.by !== null)?.proof.by ?? null,
    opening: opening === undefined ? null : decimalOfUnits(opening),
    closing: closing === undefined ? (ordered.at(-1)?.proof.closing ?? null) : decimalOfUnits(closing),
    checked: ordered.reduce((sum, part) => sum + part.proof.checked, 0),
    breaks: ordered.flatMap((part) => part.proof.breaks).slice(0, 20),
    note: ordered.find((part) => part.proof.note !== null)?.proof.note ?? null,
  };
  return { proof, opening, closings: ordered.flatMap((part) => part.closings) };
}

function dayOf({ closings }: Proven): string {
  return closings[0]?.day ?? '';
}
