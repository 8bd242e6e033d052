import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  review: {
    title: 'Your review',
    ask: 'How was it?',
    hint: 'Your report is ready. Tell other farmers how the soil test went.',
    form: 'Review',
    stars: 'Stars',
    comment: 'In your words',
    commentRequired: 'Write a few words',
    publicHint: "We'll show it with your first name and the first letter of your last name.",
    send: 'Send the review',
    sent: "Thank you. We'll show your review once we have read it.",
    changed: "Your review is changed. We'll show it again once we have read it.",
    waits: 'Waits until we have read it',
    published: 'Everybody can read it',
    change: 'Change',
    save: 'Save the review',
    delete: 'Delete',
    deleteTitle: 'Delete your review?',
    deleteHint: 'It will no longer be shown, and you can write a new one.',
    deleted: 'Your review is deleted',
  },
  reviews: {
    title: 'What farmers say',
    average: '{average} of 5 from {count} reviews',
    averageOne: '{average} of 5 from 1 review',
    all: 'Read all reviews',
    intro: 'Farmers write a review when the report of their soil test is ready.',
    titleOfPage: 'What farmers say, page {page}',
    pages: 'Pages',
    newer: 'Newer reviews',
    older: 'Older reviews',
    emptyTitle: 'No reviews yet',
    empty: 'Farmers have not written any reviews yet. You will read them here.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  review: {
    title: 'Maoni yako',
    ask: 'Ilikuwaje?',
    hint: 'Ripoti yako iko tayari. Waambie wakulima wengine jinsi upimaji wa udongo ulivyokwenda.',
    form: 'Maoni',
    stars: 'Nyota',
    comment: 'Kwa maneno yako',
    commentRequired: 'Andika maneno machache',
    publicHint: 'Tunaonyesha maoni pamoja na jina lako la kwanza na herufi ya kwanza ya jina la mwisho.',
    send: 'Tuma maoni',
    sent: 'Asante. Tutaonyesha maoni yako baada ya kuyasoma.',
    changed: 'Maoni yako yamebadilishwa. Tutayaonyesha tena baada ya kuyasoma.',
    waits: 'Yanasubiri tuyasome',
    published: 'Kila mtu anaweza kuyasoma',
    change: 'Badilisha',
    save: 'Hifadhi maoni',
    delete: 'Futa',
    deleteTitle: 'Unataka kufuta maoni yako?',
    deleteHint: 'Hakuna atakayeyasoma tena, na unaweza kuandika mapya.',
    deleted: 'Maoni yako yamefutwa',
  },
  reviews: {
    title: 'Wakulima wanasema nini',
    average: '{average} kati ya 5, maoni ya watu {count}',
    averageOne: '{average} kati ya 5, maoni ya mtu 1',
    all: 'Soma maoni yote',
    intro: 'Wakulima huandika maoni ripoti ya upimaji wa udongo wao inapokuwa tayari.',
    titleOfPage: 'Wakulima wanasema nini, ukurasa wa {page}',
    pages: 'Kurasa',
    newer: 'Maoni mapya zaidi',
    older: 'Maoni ya zamani zaidi',
    emptyTitle: 'Bado hakuna maoni',
    empty: 'Utasoma hapa maoni ya wakulima kuhusu upimaji wa udongo wao baada ya wa kwanza kuandika.',
  },
};

/** The texts of reviews. */
export const useReviewText = createTexts(en, sw);
