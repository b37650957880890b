// A file of its own, so that the buttons for every move are loaded only where a game has no controls for a question.
export { Choices } from '@portolan/table-kit';
