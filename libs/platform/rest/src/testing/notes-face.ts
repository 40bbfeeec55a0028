import { defineRoute, DomainError, localCaller, type RestCall, type RestFace, type RestRoute } from '@bursar/toolkit';
import * as z from 'zod';

import type { RestDialect, RestFailure } from '../rest-dialect';
import { createRestFace } from '../rest-face';
import type { RestFaceOptions } from '../rest-face-options';

const note = z.object({ id: z.int(), text: z.string(), isPinned: z.boolean() });
const noteId = z.strictObject({ note_id: z.int().min(1).max(99) });
const NOTE = { id: 7, text: 'Hello', isPinned: false };

/** The calls of the routes, in their order. */
export const calls: { readonly name: string; readonly input: unknown; readonly owner: string }[] = [];

const called = (name: string, input: unknown, { caller }: RestCall) =>
  void calls.push({ name, input, owner: caller.owner });

export const noteRoutes: readonly RestRoute[] = [
  defineRoute({
    name: 'listNotes',
    method: 'GET',
    path: '/notes',
    summary: 'Notes, newest first',
    input: {
      query: z.strictObject({
        limit: z.int().min(1).max(50).default(10).describe('How many at most.'),
        share: z.number().max(1).optional(),
        pinned: z.boolean().optional(),
        text: z.string().min(1).optional(),
        touch: z.boolean().default(false),
      }),
    },
    success: { status: 200, body: z.object({ items: z.array(note) }), headers: { 'x-count': 'How many there are' } },
    errors: [],
    writes: ({ query }) => query.touch,
    run: async (input, call) => {
      called('listNotes', input, call);
      return { body: { items: [NOTE] }, headers: { 'x-count': '1' } };
    },
  }),
  defineRoute({
    name: 'createNote',
    method: 'POST',
    path: '/notes',
    summary: 'Write a note',
    input: {
      headers: z.object({ 'x-key': z.string().min(3) }),
      body: z.strictObject({ text: z.string().min(1).max(5), isPinned: z.boolean().default(false) }),
    },
    success: { status: 201, body: note },
    errors: ['TAKEN'],
    run: async (input, call) => {
      called('createNote', input, call);
      if (input.body.text === 'taken') throw new DomainError('TAKEN', 'There is such a note.', { id: 7 });
      if (input.body.text === 'fault') throw new Error('password is hunter2');
      if (input.body.text === 'odd') throw new DomainError('NOT_IN_THE_TABLE', 'This code has no status.');
      return { body: { ...NOTE, ...input.body } };
    },
  }),
  defineRoute({
    name: 'hideNote',
    method: 'POST',
    path: '/notes/{note_id}/hide',
    summary: 'Hide a note',
    input: { params: noteId, body: z.strictObject({}) },
    success: { status: 204 },
    errors: [],
    run: async (input, call) => {
      called('hideNote', input, call);
      return {};
    },
  }),
];

const CODES: Readonly<Record<RestFailure['kind'], string>> = {
  unauthorized: 'UNAUTHORIZED',
  'rate-limited': 'TOO_MANY',
  unavailable: 'AWAY',
  'issuer-unavailable': 'AWAY',
  fault: 'FAULT',
  'invalid-request': 'INVALID',
  'wrong-content-type': 'WRONG_TYPE',
  'unreadable-body': 'UNREADABLE',
  'body-too-large': 'TOO_LARGE',
  'unknown-path': 'NOWHERE',
  'method-not-allowed': 'NOT_SO',
  'read-only': 'READ_ONLY',
};

const notesDialect: RestDialect = {
  statusOf: {
    INVALID: 400,
    UNREADABLE: 400,
    UNAUTHORIZED: 401,
    READ_ONLY: 403,
    NOWHERE: 404,
    NOT_SO: 405,
    TAKEN: 409,
    TOO_LARGE: 413,
    WRONG_TYPE: 415,
    TOO_MANY: 429,
    FAULT: 500,
    AWAY: 503,
  },
  commonErrors: ['INVALID', 'FAULT'],
  errorBody: z.object({ code: z.string(), facts: z.unknown(), trace: z.string() }),
  errorOf: (failure) => new DomainError(CODES[failure.kind], failure.kind, failure),
  bodyOf: ({ code, details }, { traceId }) => ({ code, facts: details, trace: traceId }),
};

export const call: RestCall = { caller: localCaller, traceId: '0123456789abcdef0123456789abcdef' };

export function notesFace(options: Partial<RestFaceOptions> = {}): RestFace {
  return createRestFace({
    prefix: '/notes',
    alwaysNeedsKey: false,
    routes: async () => noteRoutes,
    dialect: notesDialect,
    description: { path: '/notes/openapi.json', title: 'Notes', version: '1', text: 'Notes of a test.' },
    ...options,
  });
}
