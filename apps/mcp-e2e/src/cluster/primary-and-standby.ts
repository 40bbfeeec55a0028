import { OwnServer, until } from '@bursar/database/testing';

import { directly } from './replicas';

/** A primary whose commits wait for its standby. */
export class PrimaryAndStandby {
  private constructor(
    readonly primary: OwnServer,
    readonly standby: OwnServer,
  ) {}

  static async started(): Promise<PrimaryAndStandby> {
    return PrimaryAndStandby.#of(await OwnServer.started());
  }

  static async #of(primary: OwnServer): Promise<PrimaryAndStandby> {
    const standby = await OwnServer.standbyOf(primary);
    await directly(primary.url, async (sql) => {
      await sql.script(`alter system set synchronous_standby_names = '*'`);
      await sql.query`select pg_reload_conf()`;
      const isSynchronous = async () =>
        (await sql.query`select from pg_stat_replication where sync_state = 'sync'`).length === 1;
      await until(isSynchronous);
    });
    return new PrimaryAndStandby(primary, standby);
  }

  /** DATABASE_URL with both hosts. */
  get url(): string {
    const { username, password, host } = new URL(this.primary.url);
    return `postgres://${username}:${password}@${host},${new URL(this.standby.url).host}/postgres`;
  }

  /** After a failover: the successor with a standby of its own. */
  async followed(): Promise<PrimaryAndStandby> {
    await this.primary.stop();
    return PrimaryAndStandby.#of(this.standby);
  }

  /** kill -9 of the primary, then the standby takes over. */
  async failOver(): Promise<void> {
    this.primary.kill();
    await directly(this.standby.url, (sql) => sql.query`select pg_promote()`);
  }

  async stop(): Promise<void> {
    await Promise.all([this.primary.stop(), this.standby.stop()]);
  }
}
