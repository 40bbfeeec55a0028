export { findView, VIEWS, type ViewFace } from './contract/views';
