import { useRef, useState } from 'react';
import { useUniqueId } from '../lib/useUniqueId.ts';
import { Button, Dialog, Field, RadioCards } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import type { ShownConflict } from './describeConflict.ts';
import type { Side } from './mergeRecords.ts';
import { mergeTexts } from './mergeTexts.ts';

/** The value to keep by the path of the conflict. */
export type Choices = Readonly<Record<string, Side>>;

interface ConflictDialogProps {
  conflicts: readonly ShownConflict[];
  onSave: (choices: Choices) => void;
  onCancel: () => void;
}

/** Shows the fields that two people changed differently, and asks whose value to keep. Nothing is chosen at first. */
export function ConflictDialog({ conflicts, onSave, onCancel }: ConflictDialogProps) {
  const t = useMessages(mergeTexts);
  const id = useUniqueId();
  const body = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [isPressed, setIsPressed] = useState(false);

  const chooseAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ path }) => [path, side])));
  const save = () => {
    const missing = conflicts.findIndex(({ path }) => !choices[path]);
    if (missing < 0) return onSave(choices);
    setIsPressed(true);
    body.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus();
  };

  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t('merge.title')}
      description={t('merge.intro')}
      footer={
        <>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div ref={body} className="udongo-merge">
        <div className="udongo-merge__all">
          <Button onClick={() => chooseAll('mine')}>{t('merge.allMine')}</Button>
          <Button onClick={() => chooseAll('theirs')}>{t('merge.allTheirs')}</Button>
        </div>
        {conflicts.map(({ path, label, base, mine, theirs }) => (
          <Field
            key={path}
            group
            label={label}
            hint={t('merge.base', { value: base })}
            error={isPressed && !choices[path] && t('merge.choose')}
          >
            <RadioCards
              name={`${id}-${path}`}
              value={choices[path] ?? ''}
              onChange={({ target }) => setChoices({ ...choices, [path]: target.value as Side })}
              options={[
                { value: 'mine', title: t('merge.mine'), note: mine },
                { value: 'theirs', title: t('merge.theirs'), note: theirs },
              ]}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
