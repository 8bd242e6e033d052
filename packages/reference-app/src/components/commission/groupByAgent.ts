import type { Commission } from '@udongo/sdk';
import { formatKes, toNumber } from '@udongo/sdk/values';

export interface AgentGroup {
  key: string;
  agent: string;
  /** Where to pay; '' where nobody said. */
  phone: string;
  /** When the first of them was asked for. */
  since: string;
  commissions: Commission[];
}

/** Puts together what one agent is paid to one phone number, in the order of the first of each. */
export function groupByAgent(rows: readonly Commission[]): AgentGroup[] {
  const groups = new Map<string, AgentGroup>();
  for (const row of rows) {
    const phone = row.phone_number ?? '';
    const key = `${row.agent} ${phone}`;
    const group = groups.get(key) ?? { key, agent: row.agrovet_name, phone, since: '', commissions: [] };
    const on = row.collected_on ?? '';
    if (group.since === '' || on < group.since) group.since = on;
    group.commissions.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Sums commissions, as "KES 1,300.00"; reversed ones are subtracted. */
export function sumOf(commissions: readonly Commission[]): string {
  return formatKes(addUp(commissions));
}

export function addUp(commissions: readonly Commission[]): number {
  return commissions.reduce((total, { amount }) => total + (toNumber(amount) ?? 0), 0);
}
