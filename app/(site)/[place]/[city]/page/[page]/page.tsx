/** The further pages of a city. */
export { default, generateMetadata } from '../../../listing-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export const generateStaticParams = () => [];
