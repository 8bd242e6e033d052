import { farmingTypes, soilTypes, testTypeChoices } from '../shared/options.ts';
import { rules, texts } from '../shared/texts.ts';

/** The booking form as SurveyJS describes forms; lists are fetched when they are opened. `today` is yyyy-mm-dd. */
export function bookingJson(today: string) {
  return {
    completeText: texts.book,
    completedHtml: `<h1>${texts.booked}</h1><p>${texts.code}: <strong>{code}</strong></p>`,
    checkErrorsMode: 'onComplete',
    questionErrorLocation: 'bottom',
    textUpdateMode: 'onBlur',
    widthMode: 'responsive',
    showQuestionNumbers: false,
    elements: [
      panel(texts.details, [
        text('name', texts.name, { ...required(rules.name), autocomplete: 'name', maxLength: 150 }),
        text('phone_no', texts.phone, {
          ...required(rules.phone),
          ...beside,
          ...hint(texts.phoneHint),
          inputType: 'tel',
          autocomplete: 'tel',
          maxLength: 20,
        }),
        text('email', texts.email, {
          autocomplete: 'email',
          maxLength: 254,
          validators: [{ type: 'email', text: rules.email }],
        }),
      ]),
      panel(texts.test, [
        {
          type: 'radiogroup',
          name: 'test_type',
          title: texts.testType,
          ...required(rules.testType),
          choices: testTypeChoices.map(({ value, label, note }) => ({ value, text: `${label}, ${note}` })),
        },
        text('soil_test_date', texts.date, {
          ...required(rules.date),
          ...hint(texts.dateHint),
          inputType: 'date',
          min: today,
          minErrorText: rules.datePast,
        }),
        shortList('farming_type', texts.farmingType, farmingTypes, {
          ...required(rules.farmingType),
          ...beside,
        }),
        lookups('crops', texts.crops, 3),
      ]),
      panel(texts.place, [
        lookup('county', texts.county),
        text('address', texts.address, {
          ...beside,
          ...hint(texts.addressHint),
          autocomplete: 'street-address',
          maxLength: 255,
        }),
        lookup('agent', texts.agrovet, hint(texts.agrovetHint)),
      ]),
      {
        type: 'paneldynamic',
        name: 'samples',
        title: texts.samples,
        templateTitle: `${texts.sample} {panelIndex}`,
        panelCount: 1,
        minPanelCount: 1,
        addPanelText: texts.add,
        removePanelText: texts.remove,
        templateElements: [
          text('sample_location', texts.location, {
            ...required(rules.location),
            ...hint(texts.locationHint),
            maxLength: 500,
          }),
          shortList('soil_type', texts.soilType, soilTypes, required(rules.soilType)),
          text('size_of_land', texts.size, {
            ...required(rules.size),
            ...beside,
            placeholder: '0.50',
            validators: [
              { type: 'regex', regex: '^(?=.*[1-9])\\d{0,8}([.]\\d{1,2})?$', text: rules.sizeInvalid },
            ],
          }),
          lookup('main_crop', texts.mainCrop, required(rules.mainCrop)),
          { ...lookups('other_crops', texts.otherCrops, 2), ...beside },
          {
            ...note('sample_notes', texts.sampleNotes),
            ...required(rules.sampleNotes),
            ...hint(texts.sampleNotesHint),
          },
        ],
      },
      panel(texts.more, [
        note('notes', texts.notes),
        text('discount_code', texts.discountCode, { maxLength: 50, autocomplete: 'off' }),
      ]),
      {
        type: 'expression',
        name: 'amount',
        title: texts.amount,
        expression: 'amountDue({test_type}, {samples})',
        displayStyle: 'currency',
        currency: 'KES',
        clearIfInvisible: 'none',
        includeIntoResult: false,
      },
    ],
  };
}

type Settings = Record<string, unknown>;

const beside = { startWithNewLine: false };

function required(requiredErrorText: string): Settings {
  return { isRequired: true, requiredErrorText };
}

function hint(description: string): Settings {
  return { description, descriptionLocation: 'underInput' };
}

function panel(title: string, elements: Settings[]): Settings {
  return { type: 'panel', name: title, title, elements };
}

function text(name: string, title: string, settings: Settings): Settings {
  return { type: 'text', name, title, ...settings };
}

function note(name: string, title: string): Settings {
  return { type: 'comment', name, title, rows: 2 };
}

/** A short list; `renderAs: 'select'` would be the browser's own, but leaves it without a name for screen readers. */
function shortList(
  name: string,
  title: string,
  choices: readonly { value: string; label: string }[],
  settings: Settings,
): Settings {
  return {
    type: 'dropdown',
    name,
    title,
    searchEnabled: false,
    placeholder: texts.choose,
    choices: choices.map(({ value, label }) => ({ value, text: label })),
    ...settings,
  };
}

function lookup(name: string, title: string, settings: Settings = {}): Settings {
  return {
    type: 'dropdown',
    name,
    title,
    choicesLazyLoadEnabled: true,
    choicesLazyLoadPageSize: 200,
    ...settings,
  };
}

function lookups(name: string, title: string, maxSelectedChoices: number): Settings {
  return { ...lookup(name, title), type: 'tagbox', maxSelectedChoices };
}
