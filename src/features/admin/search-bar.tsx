import { RefreshCw, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { adminLimits } from '../../../contract/entities/admin/limits';
import { Button, IconButton } from '../../ui/button';
import { Field } from '../../ui/form/field';
import styles from './admin.module.css';
import { messages } from './messages';

interface SearchBarProps {
  hint: string;
  isLoading: boolean;
  onSearch(text: string): void;
  onRefresh(): void;
  children?: ReactNode;
}

export function SearchBar({ hint, isLoading, onSearch, onRefresh, children }: SearchBarProps) {
  const [text, setText] = useState('');
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Field
        label={messages.search}
        hint={hint}
        type="search"
        autoCapitalize="off"
        autoComplete="off"
        maxLength={adminLimits.searchLengthMax}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (event.currentTarget.value === '') onSearch('');
        }}
        trailing={
          <IconButton small type="submit" label={messages.search}>
            <Search aria-hidden />
          </IconButton>
        }
      />
      {children}
      <div>
        <Button icon={<RefreshCw aria-hidden />} disabled={isLoading} onClick={onRefresh}>
          {isLoading ? messages.refreshing : messages.refresh}
        </Button>
      </div>
    </form>
  );
}
