/** Rows of modules from the top; true is dark. */
export type Modules = readonly (readonly boolean[])[];
