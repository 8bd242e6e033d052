import 'survey-core/survey-core.fontless.min.css';
import './page.css';
import { FunctionFactory, Model } from 'survey-core';
import { renderSurvey } from 'survey-js-ui';
import { amountDue, parseKenyanPhone, todayInNairobi } from '../../../packages/sdk/src/values/index.ts';
import { type Lookup, loadChoices } from '../shared/options.ts';
import { sendBooking } from '../shared/sendBooking.ts';
import { rules } from '../shared/texts.ts';
import { bookingJson } from './bookingJson.ts';

FunctionFactory.Instance.register('amountDue', ([testType, samples]) =>
  amountDue(samples?.length ?? 0, testType),
);

const survey = new Model(bookingJson(todayInNairobi()));

survey.onChoicesLazyLoad.add(async (_, { question, filter, skip, take, setItems }) => {
  const lookups: Record<string, Lookup> = { county: 'county', agent: 'agent' };
  const choices = await loadChoices(lookups[question.name] ?? 'crop');
  const found = choices.filter(({ label }) => label.toLowerCase().includes(filter.toLowerCase()));
  setItems(
    found.slice(skip, skip + take).map(({ value, label }) => ({ value, text: label })),
    found.length,
  );
});

survey.onValidateQuestion.add((_, options) => {
  if (options.name !== 'phone_no' || !options.value || parseKenyanPhone(options.value)) return;
  options.error = rules.phoneInvalid;
});

survey.onCompleting.add(async (_, options) => {
  try {
    survey.setVariable('code', await sendBooking({ farmer: null, ...survey.data }));
  } catch (error) {
    options.allow = false;
    options.message = error instanceof Error ? error.message : String(error);
  }
});

const form = document.getElementById('form');
if (form) renderSurvey(survey, form);
