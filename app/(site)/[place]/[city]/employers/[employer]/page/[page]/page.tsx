/** The further pages of a company. */
export { default, generateMetadata } from '../../../../../employer-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export const generateStaticParams = () => [];
