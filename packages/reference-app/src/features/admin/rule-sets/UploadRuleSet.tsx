import { ApiError, BadRequestError, type RuleSet, type RuleSetFiles } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import {
  Button,
  Card,
  commonMessages,
  Field,
  formatDate,
  Input,
  useLocale,
  useMessages,
  useServerText,
} from '@udongo/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useServices } from '../../../services/ServicesContext.ts';
import { type Chosen, ChosenFiles } from './ChosenFiles.tsx';
import { FaultList, type Faults, readFaults } from './FaultList.tsx';
import { isOptional, readRuleFile, ruleFiles } from './ruleFiles.ts';
import { useRuleSetText } from './ruleSetTexts.ts';
import { useRuleSets } from './useRuleSets.ts';

const texts = { common: commonMessages };

interface UploadRuleSetProps {
  /** Files that nobody chooses are those of this rule set. */
  base: RuleSet | undefined;
  onClose: () => void;
  onStored: () => void;
}

/** Uploads a rule set: its name, its day, and the files that differ from those of another one. */
export function UploadRuleSet({ base, onClose, onStored }: UploadRuleSetProps) {
  const t = useRuleSetText();
  const ui = useMessages(texts);
  const say = useServerText();
  const locale = useLocale();
  const ruleSets = useRuleSets();
  const { toaster, failures } = useServices();
  const [name, setName] = useState('');
  const [day, setDay] = useState(todayInNairobi());
  const [chosen, setChosen] = useState<Chosen>({});
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [unread, setUnread] = useState<string>();
  const found = useRef<HTMLDivElement>(null);

  // Beside another rule set no file is needed: the ranges of Crops can be all that changed.
  const missing =
    !base && ruleFiles.some((file) => !chosen[file] && !isOptional(file)) && t('rules.allFilesRequired');
  const send = async () => {
    setFaults({});
    setUnread(undefined);
    const others: Partial<RuleSetFiles> = base ? ((await ruleSets.get(base.id)).files ?? {}) : {};
    const files: Partial<RuleSetFiles> = {};
    for (const file of ruleFiles) {
      const own = chosen[file];
      const text = own ? await readRuleFile(own) : others[file];
      if (own && text === undefined) return setUnread(own.name);
      if (text !== undefined) files[file] = text;
    }
    await ruleSets.create({ name: name.trim(), counts_from: day, ...(files as RuleSetFiles) });
    toaster.show({ tone: 'success', message: t('rules.stored', { name: name.trim() }) });
    onStored();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === '' || day === '' || missing) return;
    setIsSending(true);
    try {
      await send();
    } catch (error) {
      if (error instanceof BadRequestError && error.status === 400) setFaults(readFaults(error.body));
      else if (error instanceof ApiError) failures.report(error);
      else throw error;
    }
    setIsSending(false);
    found.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Card title={t('rules.upload')}>
      <form className="app-form app-rules__form" onSubmit={(event) => void submit(event)} noValidate>
        <p className="app-quiet">{t('rules.uploadHint')}</p>
        <Field
          label={t('rules.name')}
          hint={t('rules.nameHint')}
          error={
            (isChecked && name.trim() === '' && t('rules.nameRequired')) || say(faults.name?.join(' ') ?? '')
          }
        >
          <Input
            value={name}
            maxLength={60}
            onChange={({ target }) => {
              setName(target.value);
              setFaults(({ name: _, ...others }) => others);
            }}
          />
        </Field>
        <Field
          label={t('rules.countsFrom')}
          hint={`${day && `${formatDate(locale, day, 'long')}. `}${t('rules.countsFromHint')}`}
          error={
            (isChecked && day === '' && t('rules.dayRequired')) || say(faults.counts_from?.join(' ') ?? '')
          }
        >
          <Input
            type="date"
            min={todayInNairobi()}
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setFaults(({ counts_from: _, ...others }) => others);
            }}
          />
        </Field>
        <ChosenFiles
          chosen={chosen}
          base={base?.name}
          error={(isChecked && missing) || (unread && t('rules.unread', { file: unread })) || undefined}
          onChoose={(added) => {
            setChosen({ ...chosen, ...added });
            setFaults({});
            setUnread(undefined);
          }}
        />
        <div ref={found}>
          <FaultList faults={faults} />
        </div>
        <div className="app-actions">
          <Button type="submit" variant="primary" pending={isSending}>
            {t('rules.send')}
          </Button>
          <Button onClick={onClose} disabled={isSending}>
            {ui('common.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
