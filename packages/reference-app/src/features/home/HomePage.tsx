import { useUser } from '../../services/ServicesContext.ts';
import { PersonHome } from './PersonHome.tsx';
import { VisitorHome } from './VisitorHome.tsx';
import './home.css';
import '../../components/recent.css';

/** Where everybody starts: what the service is, or what to do next. */
export function HomePage() {
  const user = useUser();
  return user ? <PersonHome key={user.id} user={user} /> : <VisitorHome />;
}
