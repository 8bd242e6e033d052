import { Icon } from '../icon/index.ts';
import type { Option } from './Option.ts';

/** One option of a list: label, note, and a tick if it is selected. */
export function OptionContent({ option, selected }: { option: Option; selected: boolean }) {
  return (
    <>
      <span className="udongo-combobox__text">
        {option.label}
        {option.note !== undefined && <span className="udongo-combobox__note">{option.note}</span>}
      </span>
      {selected && <Icon name="check" />}
    </>
  );
}
