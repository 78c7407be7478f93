export { default, generateMetadata } from '../../../../../listing-page';

export const revalidate = 60;

/** Prerenders nothing: each page is rendered on its first visit and cached until one of its tags expires. */
export const generateStaticParams = () => [];
