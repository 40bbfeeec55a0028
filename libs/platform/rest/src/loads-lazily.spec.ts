// A server on stdio creates the face as well, and never uses it.
it('creates a face without loading the router', async () => {
  jest.doMock('hono', () => {
    throw new Error('hono was loaded');
  });
  await jest.isolateModulesAsync(async () => {
    const { createRestFace } = await import('./index');
    expect(createRestFace).toBeInstanceOf(Function);
    await expect(import('./answer-requests')).rejects.toThrow('hono was loaded');
  });
});
