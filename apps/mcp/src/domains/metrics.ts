import type { Database } from '@bursar/database';

import { keptFigure } from '../observability/kept-figure';
import type { PrometheusMetrics } from '../observability/prometheus';
import { addRecorder } from '../observability/recorder';
import { hasOpenTelemetry } from '../observability/trace';
import { allMigrations } from './compose';

/** How long a count of pending migrations is good for: metrics are asked for every few seconds. */
const GOOD_FOR_MILLISECONDS = 30_000;

/** Hands the figures to the OpenTelemetry SDK that is set up, if there is one. */
export async function recordForOpenTelemetry(database: Database): Promise<void> {
  if (!hasOpenTelemetry()) return;
  const { openTelemetryRecorder } = await import('../observability/opentelemetry-metrics');
  addRecorder(openTelemetryRecorder(await import('@bursar/database'), pendingIn(database)));
}

/** Measures this process from now on. */
export async function startMetrics(database: Database): Promise<PrometheusMetrics> {
  const { prometheusMetrics } = await import('../observability/prometheus');
  const metrics = prometheusMetrics(await import('@bursar/database'), pendingIn(database));
  addRecorder(metrics.recorder);
  return metrics;
}

/** A database that is away must not hold back the metrics that tell of it. */
function pendingIn(database: Database): () => Promise<number> {
  return keptFigure(() => countPending(database), GOOD_FOR_MILLISECONDS);
}

async function countPending(database: Database): Promise<number> {
  const { pendingMigrations } = await import('@bursar/database/diagnosis');
  return (await pendingMigrations(database, await allMigrations())).length;
}
