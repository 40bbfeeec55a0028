import { failureOfError, failureOfTexts } from './failure';

describe('a failed result', () => {
  it.each([
    [{ errorCode: 'GONE', message: 'm', traceId: 't' }],
    [{ ok: false, error: { code: 'GONE', message: 'm', details: {} } }],
    [{ code: 'GONE', message: 'm' }],
  ])('has its code in the JSON of its first text: %j', (body) => {
    const text = JSON.stringify(body);
    expect(failureOfTexts([text])).toEqual({ code: 'GONE', text, body });
  });

  it('has its code in a sentence, and all that was said', () => {
    const texts = ['API error GONE: It went. | details={}', 'Foi embora.'];
    expect(failureOfTexts(texts)).toEqual({ code: 'GONE', text: texts.join('\n') });
  });

  it.each([[[]], [['Something went wrong']], [['{"error":"bad"}']], [['[]']]])(
    'without a code is a fault: %j',
    (texts) => {
      expect(() => failureOfTexts(texts)).toThrow('a failure without a code');
    },
  );
});

describe('a JSON-RPC error', () => {
  it('has its code in its data, and says message and data', () => {
    const data = { code: 'GONE', line: 3 };
    expect(failureOfError('It went.', data)).toEqual({
      code: 'GONE',
      text: 'It went. {"code":"GONE","line":3}',
      body: data,
    });
  });

  it.each([[undefined], ['GONE'], [{ line: 3 }]])('without a code is a fault: %j', (data) => {
    expect(() => failureOfError('It went.', data)).toThrow('a failure without a code: It went.');
  });
});
