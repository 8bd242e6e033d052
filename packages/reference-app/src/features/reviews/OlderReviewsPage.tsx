export { ReviewsPage as OlderReviewsPage } from './ReviewsPage.tsx';
