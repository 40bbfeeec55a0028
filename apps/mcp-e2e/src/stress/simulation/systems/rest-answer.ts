import { failureOfTexts } from '@bursar/acceptance';

import { sharedSplitRequest, type Answer, type Fields, type HttpEndpoint, type HttpRequest } from '../../../index';
import type { Call } from '../model';

const SHARED_SPLIT =
  /^(list|create|edit|end|pause|reactivate|generate|get_monthly)_?(participants|movements?|recurrences?|summary|report)$/;

export const isOfSharedSplit = (tool: string) => SHARED_SPLIT.test(tool);
export const isOfPlanifi = (tool: string) => tool.startsWith('planifi.');

/** What each path of planifi answers is one of these over MCP. */
const PLANIFI: Readonly<Record<string, readonly [method: string, path: string, name: string]>> = {
  'planifi.listAccounts.v1': ['GET', '/accounts', 'accounts'],
  'planifi.listTags.v1': ['GET', '/tags', 'tags'],
  'planifi.listExpenses.v1': ['GET', '/expenses', 'expenses'],
  'planifi.listTransactions.v1': ['GET', '/transactions', 'page'],
  'planifi.createAccount.v1': ['POST', '/accounts', 'account'],
  'planifi.createTag.v1': ['POST', '/tags', 'tag'],
  'planifi.createExpense.v1': ['POST', '/expenses', 'expense'],
  'planifi.createTransaction.v1': ['POST', '/transactions', 'transaction'],
};

export async function askSharedSplit(server: HttpEndpoint, { tool, input }: Call): Promise<Answer> {
  const { status, text } = await server.send(sharedSplitRequest(tool, input));
  return status < 400 ? { structured: JSON.parse(text) } : { failure: failureOfTexts([text]) };
}

export async function askPlanifi(server: HttpEndpoint, headers: Fields, { tool, input }: Call): Promise<Answer> {
  const { idempotencyKey, ...others } = input;
  const [method, path, name] = PLANIFI[tool] ?? ['POST', `/accounts/${String(input['accountId'])}/disable`, ''];
  const request: HttpRequest =
    method === 'GET'
      ? { path: `/api/v1${path}?${new URLSearchParams(others as Record<string, string>)}` }
      : { method, path: `/api/v1${path}`, body: JSON.stringify(name === '' ? {} : others) };
  const { status, text } = await server.send({
    ...request,
    headers: {
      ...(headers as Record<string, string>),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': String(idempotencyKey) }),
    },
  });
  if (status >= 400) return { failure: failureOfTexts([text]) };
  if (name === '') return { structured: { accountId: String(input['accountId']).toLowerCase(), status: 'disabled' } };
  return { structured: { [name]: JSON.parse(text) as unknown } };
}
