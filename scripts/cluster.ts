import { createCluster } from './cluster/createCluster.ts';
import { parseClusterOptions } from './cluster/parseOptions.ts';
import { printStatus } from './cluster/printStatus.ts';
import { StartError } from './lib/StartError.ts';

/** A cluster of three machines on this one, for trying out. */
try {
  const { command, folder } = parseClusterOptions(process.argv.slice(2));
  const cluster = createCluster({ folder });
  if (command === 'start') await cluster.start(console.log);
  if (command === 'stop') await cluster.stop();
  else await printStatus(cluster);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
