// A server on stdio makes the face as well and never asks it anything.
it('makes a face without its router', async () => {
  jest.doMock('hono', () => {
    throw new Error('hono was loaded');
  });
  await jest.isolateModulesAsync(async () => {
    const { createRestFace } = await import('./index');
    expect(createRestFace).toBeInstanceOf(Function);
    await expect(import('./answer-requests')).rejects.toThrow('hono was loaded');
  });
});
