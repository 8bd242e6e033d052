import { pickedTable } from '../generated/pickedTable.ts';
import { wholeTable } from '../generated/wholeTable.ts';
import { type Operation, parseLine, parseResource } from './Operation.ts';

/** Lists every operation of the contract, also of the resources that pages pick. */
export function listAllOperations(): Operation[] {
  // Not from `table.ts`: a package with all of it at once could not leave out what an app does not pick.
  return `${wholeTable}\n${pickedTable}`.split('\n').flatMap((line) => parseResource(...parseLine(line)));
}
