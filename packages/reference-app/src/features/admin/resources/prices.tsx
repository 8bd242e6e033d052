import type { InputPrice, InputProduct } from '@udongo/sdk';
import { resultTexts } from '@udongo/sdk/results';
import { formatNumber, todayInNairobi, toNumber } from '@udongo/sdk/values';
import { formatDate, moneyField } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { ResourceForm } from '../ResourceForm.tsx';

const products = [
  ...(['lime', 'sulphur', 'dap', 'tsp', 'ssp', 'npk_17_17_17', 'npk_23_23_0', 'npk_26_5_5'] as const),
  ...(['mavuno_banana', 'can', 'urea', 'mop'] as const),
] satisfies InputProduct[];

export const resource = defineResource({
  texts: {
    en: {
      price: {
        add: 'Add price',
        one: 'Input price',
        product: 'Product',
        productRequired: 'Choose a product',
        perBag: 'Price of a bag of 50 kg',
        priceRequired: 'Price is required',
        asOf: 'Day of the price',
        dayRequired: 'Day is required',
        asOfHint: 'Results say “Prices of” this day.',
        emptyTitle: 'No prices yet',
        empty: 'Without a price, results name bags and leave the cost out.',
      },
    },
    sw: {
      price: {
        add: 'Ongeza bei',
        one: 'Bei ya pembejeo',
        product: 'Bidhaa',
        productRequired: 'Chagua bidhaa',
        perBag: 'Bei ya mfuko wa kilo 50',
        priceRequired: 'Bei inahitajika',
        asOf: 'Siku ya bei',
        dayRequired: 'Siku inahitajika',
        asOfHint: 'Matokeo husema “Bei za” siku hii.',
        emptyTitle: 'Bado hakuna bei',
        empty: 'Bila bei, matokeo hutaja mifuko na kuacha gharama.',
      },
    },
  },
  list: ({ t, locale, records }): ResourceList<InputPrice> => {
    const names = resultTexts(locale).products;
    return {
      defaultOrdering: 'product',
      columns: [
        {
          key: 'product',
          header: t('price.product'),
          ordering: 'product',
          value: ({ product }) => names[product],
        },
        {
          key: 'price',
          header: `${t('price.perBag')} (KES)`,
          align: 'end',
          value: ({ price_per_bag }) => toNumber(price_per_bag),
          cell: ({ price_per_bag }) => formatNumber(toNumber(price_per_bag), 2),
        },
        {
          key: 'as_of',
          header: t('price.asOf'),
          ordering: 'as_of',
          value: ({ as_of }) => as_of,
          cell: ({ as_of }) => formatDate(locale, as_of),
        },
      ],
      filters: [],
      service: records.prices,
      addTitle: t('price.add'),
      empty: (
        <>
          <b>{t('price.emptyTitle')}</b>
          <p>{t('price.empty')}</p>
        </>
      ),
      form: (close) => (
        <ResourceForm
          {...close}
          title={t('price.one')}
          defaults={{ as_of: todayInNairobi() }}
          fields={[
            {
              kind: 'select',
              name: 'product',
              label: t('price.product'),
              required: t('price.productRequired'),
              options: products.map((value) => ({ value, label: names[value] })),
            },
            moneyField({
              name: 'price_per_bag',
              label: t('price.perBag'),
              required: t('price.priceRequired'),
              min: 1,
            }),
            {
              kind: 'date',
              name: 'as_of',
              label: t('price.asOf'),
              hint: t('price.asOfHint'),
              required: t('price.dayRequired'),
            },
          ]}
          create={(price, options) => records.prices.create(price, options)}
          update={(id, price, options) => records.prices.update(id, price, options)}
        />
      ),
    };
  },
});
