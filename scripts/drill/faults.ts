import type { Cluster } from '../cluster/createCluster.ts';
import type { Machine } from '../cluster/createParts.ts';

export interface Fault {
  name: string;
  /** Does it, and gives where, and what ends it. */
  begin: (cluster: Cluster) => Promise<{ on: Machine; end: () => void }>;
}

async function find(role: string, { members }: Cluster): Promise<Machine> {
  const member = (await members()).find((one) => one.role === role);
  if (!member) throw new Error(`There is no ${role}.`);
  return member.name;
}

let apisKilled = 0;

export const faults: readonly Fault[] = [
  {
    name: 'Primary killed (`kill -9` of Patroni and PostgreSQL)',
    begin: async (cluster) => {
      const on = await find('leader', cluster);
      cluster.parts.killDatabase(on);
      return { on, end: () => cluster.parts.start(on, 'patroni') };
    },
  },
  {
    name: 'API server killed (`kill -9`)',
    begin: async ({ parts, withApi }) => {
      const on = withApi[apisKilled++ % withApi.length] as Machine;
      parts.signal(on, 'api', 'SIGKILL');
      return { on, end: () => parts.start(on, 'api') };
    },
  },
  {
    name: 'Synchronous standby stopped',
    begin: async (cluster) => {
      const on = await find('sync_standby', cluster);
      cluster.parts.signal(on, 'patroni', 'SIGTERM');
      return { on, end: () => cluster.parts.start(on, 'patroni') };
    },
  },
  {
    name: "etcd's leader frozen (`SIGSTOP`)",
    begin: async ({ parts, etcdLeader }) => {
      const on = await etcdLeader();
      if (!on) throw new Error('etcd has no leader.');
      parts.signal(on, 'etcd', 'SIGSTOP');
      return { on, end: () => parts.signal(on, 'etcd', 'SIGCONT') };
    },
  },
];
