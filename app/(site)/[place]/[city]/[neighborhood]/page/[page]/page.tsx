export { default, generateMetadata } from '../../../../listing-page';

export const revalidate = 60;

/** Prerenders nothing: each page is rendered on its first visit and cached. */
export const generateStaticParams = () => [];
