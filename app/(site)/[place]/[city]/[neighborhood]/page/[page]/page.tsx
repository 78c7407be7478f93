export { default, generateMetadata } from '../../../../listing-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and cached until one of its tags is refreshed. */
export const generateStaticParams = () => [];
