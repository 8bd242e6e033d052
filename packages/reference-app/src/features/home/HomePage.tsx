import { useUser } from '../../services/ServicesContext.ts';
import { PersonHome } from './PersonHome.tsx';
import { VisitorHome } from './VisitorHome.tsx';
import './home.css';
import '../../components/recent.css';

/** The start page: for a visitor the service, for a person who is logged in the next step. */
export function HomePage() {
  const user = useUser();
  return user ? <PersonHome key={user.id} user={user} /> : <VisitorHome />;
}
