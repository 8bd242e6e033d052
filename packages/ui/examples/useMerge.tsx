import { type County, createUdongo } from '@udongo/sdk';
import { useMerge } from '@udongo/ui';
import { type FormEvent, useState } from 'react';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A form of your own for a county that two people can rename at the same time. */
export function CountyName({ county }: { county: County }) {
  const [name, setName] = useState(county.name);
  const [message, setMessage] = useState('');
  const merge = useMerge({
    record: county,
    fields: [{ name: 'name', label: 'Name' }],
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const saved = await merge.save({ name }, (body) =>
        udongo.counties.update(county.id, body),
      );
      setName(saved.name);
      setMessage('Saved');
    } catch (error) {
      setMessage(String(Object(error).message));
    }
  };
  return (
    <>
      <form onSubmit={(event) => void save(event)}>
        <label>
          Name
          <input
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit">Save</button>
        <p role="status">{message}</p>
      </form>
      {merge.dialog}
    </>
  );
}
