export { findView } from './view-registry';
