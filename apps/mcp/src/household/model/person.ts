/** One of the two, with the user under whom the budget knows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly budget_user_id: string;
}
