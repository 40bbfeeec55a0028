import { stoppedClock } from '@bursar/calendar';

// A start creates the domain; schemas, rules and rates are loaded with the first call of a tool.
it.each(['zod', './model/fx/hmrc-rates', '@bursar/rates', './model/compute', './context', 'pdfkit'])(
  'the domain is created without %s',
  async (name) => {
    jest.doMock(name, () => {
      throw new Error(`${name} was loaded`);
    });
    await jest.isolateModulesAsync(async () => {
      const { createCgtEngine } = await import('./cgt-engine');
      const { tools } = createCgtEngine({ clock: stoppedClock('2026-11-21'), filesOpen: false });
      expect(tools.map((tool) => tool.name)).not.toHaveLength(0);
      await expect(import(name)).rejects.toThrow('was loaded');
    });
  },
);
