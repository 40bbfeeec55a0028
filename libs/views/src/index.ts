export { findView, VIEWS, type ViewDescription } from './view-registry';
