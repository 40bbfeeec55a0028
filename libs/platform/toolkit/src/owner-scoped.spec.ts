import { ownerScoped } from './owner-scoped';

describe('ownerScoped', () => {
  it('opens once for concurrent and later calls of an owner', async () => {
    const open = jest.fn(async (owner: string) => ({ owner }));
    const scoped = ownerScoped(open);
    const [first, second] = await Promise.all([scoped({ owner: 'ana' }), scoped({ owner: 'ana' })]);
    expect(first).toBe(second);
    expect(await scoped({ owner: 'ana' })).toBe(first);
    expect(await scoped({ owner: 'rui' })).toEqual({ owner: 'rui' });
    expect(open.mock.calls).toEqual([['ana'], ['rui']]);
  });

  it('tries again after a failed opening', async () => {
    const open = jest.fn<string, [string]>().mockImplementationOnce(() => {
      throw new Error('away');
    });
    open.mockImplementation((owner) => owner);
    const scoped = ownerScoped(open);
    await expect(scoped({ owner: 'ana' })).rejects.toThrow('away');
    expect(await scoped({ owner: 'ana' })).toBe('ana');
  });

  it('keeps the owners that called last, up to the limit', async () => {
    const open = jest.fn((owner: string) => owner);
    const scoped = ownerScoped(open, 2);
    for (const owner of ['ana', 'rui', 'ana', 'eva', 'ana', 'rui']) await scoped({ owner });
    expect(open.mock.calls.flat()).toEqual(['ana', 'rui', 'eva', 'rui']);
  });
});
