import { AdminList, type ListQuery } from '@udongo/ui';

interface Product {
  sku: string;
  title: string;
  price: number;
}

/** Asks your API for a page in its words, and says its answer in the words of a list. */
async function listProducts(
  { page = 1, limit = 10, ordering = 'title', search = '' }: ListQuery<'title' | 'price'>,
  { signal }: { signal: AbortSignal },
) {
  const asked = new URLSearchParams({
    skip: String((page - 1) * limit),
    take: String(limit),
    sort: ordering,
    text: String(search),
  });
  const response = await fetch(`https://shop.example.com/products?${asked}`, { signal });
  if (!response.ok) throw new Error('The shop did not answer.');
  const { data, total }: { data: Product[]; total: number } = await response.json();
  return { results: data, count: total, total_pages: Math.ceil(total / limit) };
}

async function removeProduct(sku: string) {
  const response = await fetch(`https://shop.example.com/products/${sku}`, { method: 'DELETE' });
  if (!response.ok) throw new Error('The product was not deleted. Try again.');
}

export const Products = () => (
  <AdminList
    title="Products"
    list={listProducts}
    rowKey={({ sku }) => sku}
    columns={[
      { key: 'title', header: 'Product', value: ({ title }) => title, ordering: 'title' },
      { key: 'price', header: 'Price', value: ({ price }) => price, align: 'end', ordering: 'price' },
    ]}
    filters={[{ kind: 'text', name: 'search', label: 'Search' }]}
    remove={removeProduct}
  />
);
