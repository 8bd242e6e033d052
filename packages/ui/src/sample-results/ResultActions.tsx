import type { CropResult, Language, ResultAction, RuleSetName } from '@udongo/sdk';
import { describeAction, describeRuleSet, resultTexts } from '@udongo/sdk/results';
import { formatKes } from '@udongo/sdk/values';
import { formatDate } from '../lib/formatDate.ts';
import type { DrawSlot } from '../lib/slots.ts';
import { useCropLabel } from '../lib/useCropLabel.ts';
import { useLocale, useMessages } from '../provider/index.ts';
import type { SampleResultsSlots } from './sampleResultsSlots.ts';
import { sampleResultsTexts } from './sampleResultsTexts.ts';
import { totalCost } from './totalCost.ts';

interface ResultActionsProps {
  result: CropResult;
  /** The cheapest first step; only for the main crop. */
  firstStep: ResultAction | null;
  /** The crops whose purchases are added up; empty for a crop beside the main one. */
  crops: readonly CropResult[];
  /** The rules that the amounts come from; absent where a service keeps none. */
  ruleSet: RuleSetName | null | undefined;
  slot: DrawSlot<SampleResultsSlots>;
}

/** The actions in order, each with its amount, reason and price; products not to buy come last. */
export function ResultActions({ result, firstStep, crops, ruleSet, slot }: ResultActionsProps) {
  const t = useMessages(sampleResultsTexts);
  const locale = useLocale();
  const actions = result.actions ?? [];
  const crop = useCropLabel()(result.crop_name);
  const days = [...actions, ...(firstStep ? [firstStep] : [])].flatMap(
    ({ price_as_of }) => price_as_of ?? [],
  );
  const oldest = days.sort()[0];
  const total = totalCost(crops);
  const { together, forAllCrops } = resultTexts(locale).report;
  return slot(
    'actions',
    <section>
      <h3 className="udongo-sample-results__title">{t('sampleResults.todo', { crop })}</h3>
      {actions.length === 0 && <p>{t('sampleResults.nothing', { crop })}</p>}
      <ol className="udongo-sample-results__list">
        {actions.map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions have no identity, and their order is part of them.
          <ActionLine key={index} action={action} slot={slot} number={index + 1} />
        ))}
      </ol>
      {total !== null && (
        <p className="udongo-sample-results__note">
          <b>{`${crops.length > 1 ? forAllCrops : together}: ${writeKes(total)}`}</b>
        </p>
      )}
      {ruleSet && (
        <p className="udongo-sample-results__note">
          {describeRuleSet(ruleSet, formatDate(locale, ruleSet.counts_from), locale).join(' ')}
        </p>
      )}
      {(firstStep || oldest) && (
        <p className="udongo-sample-results__note">
          {firstStep && t('sampleResults.cheapest', { title: writeFirstStep(firstStep, locale) })}{' '}
          {oldest && t('sampleResults.prices', { date: formatDate(locale, oldest) })}
        </p>
      )}
    </section>,
  );
}

/** "Agricultural lime only in the planting holes: 9 bags of 50 kg, KES 2,700". */
function writeFirstStep(action: ResultAction, locale: Language): string {
  const { title } = describeAction(action, locale);
  return action.cost_low === null ? title : `${title}, ${writeKes(action.cost_low)}`;
}

/** Without cents that are none. */
function writeKes(amount: Parameters<typeof formatKes>[0]): string {
  return formatKes(amount).replace(/\.00$/, '');
}

interface ActionLineProps {
  action: ResultAction;
  number: number;
  slot: DrawSlot<SampleResultsSlots>;
}

function ActionLine({ action, number, slot }: ActionLineProps) {
  const t = useMessages(sampleResultsTexts);
  const text = describeAction(action, useLocale());
  const isSkip = action.kind === 'skip';
  return slot(
    'action',
    <li data-kind={action.kind}>
      <span className="udongo-sample-results__number" aria-hidden="true">
        {isSkip ? '–' : number}
      </span>
      <div className="udongo-sample-results__text">
        <b>{text.title}</b>
        <p>
          {text.when ? t('sampleResults.when', { when: text.when, why: text.why }) : text.why}
          {text.amount && ` ${toSentence(text.amount)}`} {text.how}
        </p>
        {text.steps.length > 0 && (
          <details>
            <summary>{t('sampleResults.sum')}</summary>
            <ul>
              {[...text.steps, ...text.warnings].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Cost action={action} />
    </li>,
  );
}

/** In Kiswahili an amount begins with a word: "Kilo 50 kwa ekari." */
function toSentence(text: string) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Shows nothing without a price, so that a person does not read that it is free. */
function Cost({ action: { kind, cost_low, cost_high } }: { action: ResultAction }) {
  const t = useMessages(sampleResultsTexts);
  if (kind === 'skip') return <span className="udongo-sample-results__cost">{t('sampleResults.free')}</span>;
  if (cost_low === null || cost_high === null) return null;
  const low = writeKes(cost_low);
  const high = writeKes(cost_high);
  return (
    <span className="udongo-sample-results__cost">
      {low === high ? low : t('sampleResults.costRange', { low, high: high.replace('KES ', '') })}
    </span>
  );
}
