export { default } from '../(legal)/layout';
