import { Icon } from '../icon/index.ts';
import type { Option } from './Option.ts';

/** One line of a list: label, note, and a tick on what is chosen. */
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
