import { useParams } from 'react-router';

export default function County() {
  return <h1>County {useParams().id}</h1>;
}
