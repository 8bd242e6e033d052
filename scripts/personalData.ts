import {
  type PersonalTable,
  personalColumns,
} from '../packages/reference-backend/src/db/audit/personalColumns.ts';
import { purposes, retentions } from '../packages/reference-backend/src/db/audit/retentions.ts';

/** Prints the map of personal data in words: why each table has it, how long, what a copy has of it, and what a deletion does. */
for (const [table, rule] of Object.entries(personalColumns)) {
  console.log(`${table}: ${purposes[rule.purpose]} ${retentions[rule.kept].words}`);
  console.log(`  A copy has: ${describeCopy(rule)}. A deletion: ${describeDeletion(rule)}.`);
}

function describeCopy({ owners, columns }: PersonalTable): string {
  if (owners.length === 0) return 'nothing, no row names a person';
  const hidden = Object.entries(columns)
    .filter(([, { mask, exported = true }]) => !exported || mask === 'secret' || mask === 'derived')
    .map(([name]) => name);
  return hidden.length === 0 ? 'all columns' : `all columns but ${hidden.join(', ')}`;
}

function describeDeletion({ owners, erased, columns }: PersonalTable): string {
  if (owners.length === 0 || erased === 'never') return 'changes nothing here';
  if (erased === 'rows') return 'removes the rows';
  const emptied = Object.entries(columns)
    .filter(([name, { mask, left }]) => mask !== 'derived' && left !== name)
    .map(([name]) => name);
  return `empties ${emptied.join(', ')}`;
}
