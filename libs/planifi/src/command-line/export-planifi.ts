import type { exportFromDatabase } from '../exports/export-from-database';

/** Writes everything that an owner has, for `bursar export --domain planifi`. What it needs is loaded when it is called. */
export async function exportPlanifi(options: Parameters<typeof exportFromDatabase>[0]): Promise<void> {
  const exports = await import('../exports/export-from-database');
  await exports.exportFromDatabase(options);
}
