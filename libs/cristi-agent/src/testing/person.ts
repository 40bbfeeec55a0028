import type { Elicit, ElicitationRequest } from '@bursar/toolkit';

/** A person who fills in `answers` as far as the form accepts them, and the forms that they were shown. */
export function person(answers?: Readonly<Record<string, unknown>>) {
  const requests: ElicitationRequest[] = [];
  const elicit: Elicit = async (request) => {
    requests.push(request);
    const read = request.form.safeParse(answers);
    return read.success ? read.data : undefined;
  };
  return { elicit, requests };
}
