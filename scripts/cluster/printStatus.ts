import type { Cluster } from './createCluster.ts';
import { machines } from './createParts.ts';

/** Prints who is what, and where to go. */
export async function printStatus(cluster: Cluster): Promise<void> {
  const { parts, door, withApi } = cluster;
  const members = await cluster.members().catch(() => []);
  const leader = await cluster.etcdLeader();
  const runs = (isRunning: unknown) => (isRunning ? 'runs' : '-');
  const rows = machines.map(async (machine) => {
    const member = members.find(({ name }) => name === machine);
    const isApi = withApi.includes(machine);
    return {
      machine,
      etcd: leader === machine ? 'leader' : runs(parts.pidOf(machine, 'etcd')),
      postgres: member ? `${member.role}, ${member.state}` : '-',
      timeline: member?.timeline ?? '-',
      haproxy: runs(parts.pidOf(machine, 'haproxy')),
      pgbouncer: runs(parts.pidOf(machine, 'pgbouncer')),
      api: isApi ? ((await cluster.isHealthy(machine).catch(() => false)) ? 'ok' : '-') : '',
    };
  });
  console.table(await Promise.all(rows));
  console.log(`The API: ${door} (demo accounts, such as admin@udongo.test with Admin-pass-1)`);
}
