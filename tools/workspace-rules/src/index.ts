export { createScratchWorkspace, type ScratchProject } from './scratch-workspace';
